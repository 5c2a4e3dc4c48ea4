import type { ReactNode } from 'react';
import type { StudioScreen } from '../../shared/authors/studio.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { SiteMark } from '../../view/shell/SiteMark.tsx';
import { StudioBar, StudioLinks, StudioMain, StudioName } from './Studio.styles.ts';
import { menuItemOf, studioMenu } from './studio-menu.ts';

interface StudioFrameProps {
  /** The name of the screen inside. */
  screen: StudioScreen['name'];
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
          <StudioLinks aria-label="Schermen van de kit">
            <ul>
              {Object.entries(studioMenu).map(([item, { label, path }]) => (
                <li key={item}>
                  <a href={path} aria-current={item === menuItemOf[screen] ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <a href="/">Site</a>
              </li>
            </ul>
          </StudioLinks>
        </Container>
      </StudioBar>
      <StudioMain id="inhoud" tabIndex={-1} data-screen={screen}>
        {children}
      </StudioMain>
    </>
  );
}
