import { lastName } from '../../../../shared/page/route.ts';
import { kebabOf } from '../../../text/kebab.ts';
import type { Finding } from '../rule.ts';

/** What to say of an address whose file has a name that no address may have. */
export function fileToRename(
  address: string,
  onDisk: string,
): Pick<Finding, 'message' | 'hint' | 'suggestion'> {
  const name = namedWell(onDisk);
  const message = `De naam van het bestand "public${onDisk}" past niet in een webadres: gebruik letters, cijfers en streepjes, en kleine letters achter de punt.`;
  const rename = `Geef het bestand de naam "${lastName(name)}"`;
  if (name === address) return { message, hint: `${rename}.` };
  return { message, hint: `${rename} en schrijf hier "${name}".`, suggestion: name };
}

/** As the schema allows the address of a picture, which is how the editor names one. */
export function namedWell(file: string): string {
  const dot = file.lastIndexOf('.');
  const path = file.slice(0, dot).split('/');
  const names = path.map((name) => (isInAddresses(name) ? name : kebabOf(name)));
  return names.join('/') + file.slice(dot).toLowerCase();
}

/** Whether a name has only letters, digits and signs that stay as they are in an address. */
export function isInAddresses(name: string): boolean {
  return /^[A-Za-z0-9_.-]*$/.test(name);
}
