import { readFileSync } from 'node:fs';
import type { MailCompany } from '../../../supabase/functions/_shared/mail-types.ts';
import { httpOrigin } from '../../../supabase/functions/_shared/origin.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { leaseSettings } from '../../shared/lease/lease-settings.ts';
import { lightColours } from '../../shared/site/brand-colours.ts';
import { quotePage } from '../../shared/site/quote-page.ts';

/** The company's values in the site's settings. */
export type Company = Omit<MailCompany, 'leadsTo'>;

/**
 * The company of `pages/_site.json` as it is at each call, and as it last was while that file cannot be used. Throws a
 * `CouldNotRunError` when it cannot be used at first.
 * @param built the values of the site that was built before, with which it then begins: all but its colours
 */
export function followCompany(file: string, built?: string): () => Company {
  let company =
    usableCompany(file) ?? (built === undefined ? undefined : usableCompany(built)) ?? readCompany(file);
  return () => {
    company = usableCompany(file) ?? company;
    return company;
  };
}

function usableCompany(file: string): Company | undefined {
  try {
    return readCompany(file);
  } catch (error) {
    if (!(error instanceof CouldNotRunError)) throw error;
    return undefined;
  }
}

function readCompany(file: string): Company {
  const site = readSite(file);
  const value = (name: string): string => {
    const text = site.get(name);
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
    throw new CouldNotRunError(`${file} lacks "${name}", which the mails need. npm run check says more.`);
  };
  const siteUrl = httpOrigin(value('siteUrl'));
  if (siteUrl === undefined) {
    throw new CouldNotRunError(
      `${file} has no address such as https://www.example.nl as "siteUrl", to which mails lead. npm run check says more.`,
    );
  }
  return {
    name: value('company'),
    phone: value('phone'),
    email: value('email'),
    city: value('city'),
    siteUrl,
    quotePage: quotePage({ quoteButton: site.get('quoteButton') }),
    colours: lightColours({ brand: site.get('brand') }),
    lease: leaseSettings({ calculator: site.get('calculator') }),
  };
}

function readSite(file: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CouldNotRunError(`${file} cannot be read: ${reason}. npm run check says more.`);
  }
}
