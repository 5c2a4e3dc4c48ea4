import type { ReactNode } from 'react';
import type { StudioScreen, StudioView } from '../shared/authors/studio.ts';
import { blockComponents } from '../view/blocks/registry.ts';
import { BlockComponentsContext } from '../view/page/block-components.ts';
import { SiteContext } from '../view/shell/site-context.ts';
import { BlockScreen } from './blocks/BlockScreen.tsx';
import { BlocksScreen } from './blocks/BlocksScreen.tsx';
import { DesignScreen } from './design/DesignScreen.tsx';
import { Editor } from './editor/Editor.tsx';
import { NewPageScreen } from './pages/NewPageScreen.tsx';
import { PageScreen } from './pages/PageScreen.tsx';
import { PagesScreen } from './pages/PagesScreen.tsx';
import { ReplaceScreen } from './pages/ReplaceScreen.tsx';
import { MissingScreen } from './shell/MissingScreen.tsx';
import { StudioFrame } from './shell/StudioFrame.tsx';
import { studioMenu } from './shell/studio-menu.ts';
import { UnreadableSite } from './shell/UnreadableSite.tsx';

/** A screen of the studio, the same tree on the server and in the browser. */
export function Studio({ view }: { view: StudioView }): ReactNode {
  return (
    <SiteContext value={view.site}>
      <BlockComponentsContext value={blockComponents}>
        <StudioFrame screen={view.screen.name}>
          {view.failure !== undefined && <UnreadableSite failure={view.failure} />}
          <Screen {...view} />
        </StudioFrame>
      </BlockComponentsContext>
    </SiteContext>
  );
}

function Screen({ screen, gone, durations, site, failure }: StudioView): ReactNode {
  // Nothing was ever read, so nothing is known to be missing.
  if (screen.name === 'missing' && site === undefined && failure !== undefined) return null;
  switch (screen.name) {
    case 'design':
      return <DesignScreen blocks={screen.blocks} durations={durations} hasSite={site !== undefined} />;
    case 'blocks':
      return <BlocksScreen blocks={screen.blocks} />;
    case 'block':
      return <BlockScreen {...screen} />;
    case 'pages':
      return <PagesScreen {...screen} />;
    case 'page':
      return <PageScreen {...screen} />;
    case 'editor':
      return <Editor screen={screen} gone={gone} />;
    case 'new-page':
      return <NewPageScreen {...screen} />;
    case 'replace':
      return <ReplaceScreen {...screen} />;
    case 'missing':
      return <MissingScreen {...screen} />;
  }
}

/** The document's title. */
export function titleOf(screen: StudioScreen): string {
  const titles: Record<StudioScreen['name'], string> = {
    design: studioMenu.design.label,
    blocks: studioMenu.blocks.label,
    block: screen.name === 'block' ? screen.block.type : '',
    pages: studioMenu.pages.label,
    page: screen.name === 'page' ? screen.page.path : '',
    editor: screen.name === 'editor' ? `Bewerk ${screen.document.name}` : '',
    'new-page': 'Nieuwe pagina',
    replace: 'Vervang overal',
    missing: 'Niet gevonden',
  };
  return `${titles[screen.name]} | Kit`;
}
