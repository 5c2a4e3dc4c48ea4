import type { ReactNode } from 'react';
import { blocksPath, pagesPath, studioPath } from '../../shared/studio-addresses.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { SiteMark } from '../../view/shell/SiteMark.tsx';
import { StudioBar, StudioLinks, StudioMain, StudioName } from './Studio.styles.ts';

const rooms = [
  { label: 'Ontwerp', path: studioPath, screens: ['design'] },
  { label: 'Blokken', path: blocksPath, screens: ['blocks', 'block'] },
  { label: 'Pagina’s', path: pagesPath, screens: ['pages', 'page', 'editor', 'new-page', 'replace'] },
];

interface StudioFrameProps {
  /** The name of the screen inside. */
  screen: string;
  children: ReactNode;
}

/** The layout of every screen. */
export function StudioFrame({ screen, children }: StudioFrameProps): ReactNode {
  return (
    <>
      <a className="skip-link" href="#inhoud">
        Naar de inhoud
      </a>
      <StudioBar>
        <Container>
          <StudioName>
            <SiteMark />
            Kit
          </StudioName>
          <StudioLinks role="list" aria-label="Schermen van de kit">
            {rooms.map(({ label, path, screens }) => (
              <li key={path}>
                <a href={path} aria-current={screens.includes(screen) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href="/">Site</a>
            </li>
          </StudioLinks>
        </Container>
      </StudioBar>
      <StudioMain id="inhoud" tabIndex={-1} data-screen={screen}>
        {children}
      </StudioMain>
    </>
  );
}
