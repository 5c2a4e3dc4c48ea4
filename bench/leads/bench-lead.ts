let count = 0;
/** Another range of addresses in each process: those of the one before are near their limit. */
const range = 1 + Math.floor(Math.random() * 200);

/** A lead that no other is like, as a request of the contact form. */
export function leadRequest(more: Record<string, unknown> = {}): Request {
  count += 1;
  const lead = {
    firstName: 'Jan',
    lastName: 'de Vries',
    email: `jan${count}.${process.pid}@bedrijf.example`,
    phone: '026-000 00 00',
    company: 'De Vries Transport',
    subject: 'financial-lease',
    message: `Ik wil graag een offerte voor een bakwagen van 65.000 euro over 60 maanden, aanvraag ${count}.`,
    formType: 'contact',
    idempotencyKey: crypto.randomUUID(),
    website: '',
    elapsedMs: 9000,
    ...more,
  };
  return new Request('http://localhost/functions/v1/send-contact-form', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
}

/** An address of its own for each lead, so that no limit holds. */
export function nextAddress(): string {
  return `${range}.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
