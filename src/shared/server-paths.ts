/** For uptime monitors. */
export const healthPath = '/healthz';

/** Below which the lead function is, as in Supabase. */
export const functionsPath = '/functions/v1/';
