import { BrowserUser } from './browser-user.ts';
import type { Driver } from './drivers/driver.ts';
import type { Network } from './network.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** A visitor who uses the site in a browser, over a network. */
export class Visitor extends BrowserUser {
  readonly network: Network;
  readonly site: SiteUnderTest;
  /** Nobody else's. */
  readonly email = `anna.${crypto.randomUUID()}@voorbeeld.example`;

  constructor(driver: Driver, { network, site }: Pick<Visitor, 'network' | 'site'>) {
    super(driver, network.address);
    this.network = network;
    this.site = site;
  }

  /** Points at the header, as somebody who wants something, and waits until the page is hydrated. */
  async hydrate(): Promise<void> {
    await this.driver.point({ x: 5, y: 300 });
    await this.pointAt({ css: 'header' });
    await this.see({ css: 'html[data-hydrated]' });
  }

  /** Opens a page, and waits until it is hydrated. */
  async arrive(path: string): Promise<void> {
    await this.open(path);
    await this.hydrate();
  }
}
