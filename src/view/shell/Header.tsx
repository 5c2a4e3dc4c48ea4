import { telephoneHref } from '../../shared/leads/telephone.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Container } from '../parts/Container.styles.ts';
import { ariaCurrent } from './aria-current.ts';
import { CategoryDropdown } from './CategoryDropdown.tsx';
import { HeaderBar, HeaderRow, Logo, MenuButton, MenuLink, QuoteLink, SiteMenu } from './Header.styles.ts';
import { SiteMark } from './SiteMark.tsx';
import { useSite } from './site-context.ts';

const home = '/';

/** Logo and navigation; both menus are native popovers: no script needed. */
export function Header({ path }: { path: string }) {
  const site = useSite();
  const { menu, quoteButton } = site;
  const links = site.navigation.filter(({ href }) => href !== home && href !== menu.path);
  return (
    <HeaderBar>
      <Container>
        <HeaderRow>
          <Logo href={home}>
            <SiteMark />
            {site.company}
          </Logo>
          <MenuButton type="button" popoverTarget="site-menu">
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 5h16M2 10h12M2 15h16" />
            </svg>
            Menu
          </MenuButton>
          <SiteMenu id="site-menu" popover="auto" aria-label="Hoofdmenu">
            <MenuLink href={home} aria-current={ariaCurrent(home, path)} data-only="narrow">
              Home
            </MenuLink>
            <MenuLink href={home} aria-current={ariaCurrent(home, path)} data-only="wide" aria-label="Home">
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M2 10l8-7 8 7M5 8v9h10V8" />
              </svg>
            </MenuLink>
            <MenuLink href={menu.path} aria-current={ariaCurrent(menu.path, path)} data-only="no-dropdown">
              {menu.label}
            </MenuLink>
            <CategoryDropdown path={path} />
            {links.map(({ label, href }, index) => (
              <MenuLink key={index} href={href} aria-current={ariaCurrent(href, path)}>
                {label}
              </MenuLink>
            ))}
            <MenuLink href={telephoneHref(site.phone)} data-only="narrow">
              Bel {site.phone}
            </MenuLink>
            <QuoteLink>
              <ButtonLink href={quoteButton.href}>{quoteButton.label}</ButtonLink>
            </QuoteLink>
          </SiteMenu>
        </HeaderRow>
      </Container>
    </HeaderBar>
  );
}
