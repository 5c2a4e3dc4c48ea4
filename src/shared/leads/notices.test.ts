import { expect, it } from 'vitest';
import { notices } from './notices.ts';

// Letter by letter: people search for these texts, and the site's owner agreed on them.
const catalogue = [
  ['bad', 'Velden ontbreken', 'Vul alle verplichte velden in'],
  ['bad', 'E-mailadres vereist', 'Vul je e-mailadres in om het indicatieve voorstel te ontvangen'],
  ['bad', 'Er ging iets mis', 'Probeer het later opnieuw of neem direct contact op'],
  ['bad', 'Er ging iets mis', 'Probeer het later opnieuw'],
  ['bad', 'Fout bij verzenden', 'Er is een fout opgetreden. Probeer het opnieuw of bel ons direct.'],
  ['good', 'Offerte aangevraagd!', 'We nemen zo snel mogelijk contact met je op'],
  [
    'good',
    'Offerte aanvraag verzonden!',
    'We nemen binnen 24 uur contact met je op met een persoonlijke offerte',
  ],
  ['good', 'Indicatief voorstel verzonden!', 'Je hebt het indicatieve voorstel ontvangen op je e-mailadres'],
  ['good', 'Bericht verzonden!', 'We nemen binnen 24 uur contact met je op.'],
  ['good', 'Verzekeringsvraag verzonden!', 'We nemen binnen 24 uur contact met je op.'],
];

it.each(catalogue)('says as agreed: %s, "%s"', (...agreed) => {
  expect(Object.values(notices).map(({ tone, title, text }) => [tone, title, text])).toContainEqual(agreed);
});
