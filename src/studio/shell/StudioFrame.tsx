import type { ReactNode } from 'react';
import type { StudioScreen } from '../../shared/authors/studio.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { SiteMark } from '../../view/shell/SiteMark.tsx';
import { roomOf, rooms } from './rooms.ts';
import { StudioBar, StudioLinks, StudioMain, StudioName } from './Studio.styles.ts';

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
              {Object.entries(rooms).map(([room, { label, path }]) => (
                <li key={room}>
                  <a href={path} aria-current={room === roomOf[screen] ? 'page' : undefined}>
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
