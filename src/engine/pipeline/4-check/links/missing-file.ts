import { lastName } from '../../../../shared/page/route.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding } from '../rule.ts';
import { offer } from './did-you-mean.ts';
import { fileToRename, isInAddresses } from './misnamed-file.ts';
import { suggestFile } from './suggest-file.ts';

interface Asked {
  /** As `href` has it, without query and fragment. */
  path: string;
  site: SiteIndex;
  /** The address of the page that looks most like it. */
  nearest: (path: string) => string | undefined;
}

/** What to say of a link to a file that is not there, at least not by that name. */
export function missingFile(
  href: string,
  { path, site, nearest }: Asked,
): Pick<Finding, 'message' | 'hint' | 'suggestion'> {
  const meant = suggestFile(path, site);
  if (meant !== undefined && !isInAddresses(lastName(meant))) return fileToRename(href, meant);
  return {
    message: `De link "${href}" wijst naar een bestand dat er niet is.`,
    ...offer(meant ?? nearest(path), `Zet het bestand in public${path} of kies een andere link.`),
  };
}
