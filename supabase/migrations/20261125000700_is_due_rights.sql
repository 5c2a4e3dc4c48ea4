-- As every other function in crm: nobody but its owner calls it.
revoke all on function crm.is_due(crm.outbox) from public;
