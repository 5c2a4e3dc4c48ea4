import type { Locator, Page } from '@playwright/test';
import { formOf, leadForm } from './lead-forms.ts';
import { fillIn, read } from './visitor.ts';

/** The form with which tests try whether a message arrives. */
export const contact = leadForm('the message of the contact page');
const names = Object.keys(contact.required);
/** What it holds when it is empty. */
export const nothing = Object.fromEntries(names.map((name) => [name, '']));

export const form = (page: Page): Locator => formOf(page, contact);
/** What stands in it. */
export const typed = (page: Page) => read(form(page), names);
/** The notice that it could not be sent. */
export const alert = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Fout bij verzenden' });
/** The notice that it arrived. */
export const sent = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Bericht verzonden!' });

/** Fills it in and sends it. */
export async function send(page: Page): Promise<void> {
  await fillIn(form(page), contact.required);
  await form(page).locator('button[type=submit]').click();
}
