import { Container } from '../parts/Container.styles.ts';
import { HopLine } from '../parts/HopLine.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { Address } from './Address.tsx';
import { ariaCurrent } from './aria-current.ts';
import { FooterColumns, FooterGround, SmallPrint, Tagline } from './Footer.styles.ts';
import { useSite } from './site-context.ts';

/** Tagline, link columns, contact details and small print. */
export function Footer({ path }: { path: string }) {
  const site = useSite();
  const [mailbox, domain] = site.email.split('@');
  return (
    <FooterGround>
      <Container>
        <FooterColumns>
          <div>
            <HopLine />
            <Tagline>{site.tagline}</Tagline>
          </div>
          {site.footer.map(({ title, links }, index) => (
            <nav key={index} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, href }, place) => (
                  <li key={place}>
                    <a href={href} aria-current={ariaCurrent(href, path)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2>Contactgegevens</h2>
            <PhoneLink phone={site.phone} />
            <br />
            <a href={`mailto:${site.email}`}>
              <span>
                {mailbox}
                <wbr />
                {`@${domain}`}
              </span>
            </a>
            <Address />
          </div>
        </FooterColumns>
        <SmallPrint>
          <p>{site.copyright}</p>
          {site.kvk && <p>KvK {site.kvk}</p>}
          {site.vatNumber && <p>Btw-id {site.vatNumber}</p>}
          {site.footerNote && <p>{site.footerNote}</p>}
        </SmallPrint>
      </Container>
    </FooterGround>
  );
}
