/** For uptime monitors. */
export const healthPath = '/healthz';

/** Below which the functions are, as in Supabase. */
export const functionsPath = '/functions/v1/';

/** The function that takes what forms send; its folder in `supabase/functions` has the same name. */
export const leadFunction = 'send-contact-form';
