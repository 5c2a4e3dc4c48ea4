import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../view/shell/Breadcrumbs.tsx';
import { Footer } from '../../view/shell/Footer.tsx';
import { Header } from '../../view/shell/Header.tsx';
import { ExampleStage } from '../blocks/Blocks.styles.ts';

const crumbs = [
  { label: 'Home', path: '/' },
  { label: 'Equipment', path: '/equipment' },
  { label: 'Bakwagen', path: '/equipment/bakwagen' },
];

/** What stands around the blocks of a page. Its menus open. */
export function ShellSamples(): ReactNode {
  return (
    <ExampleStage>
      <Header path="/equipment" />
      <Breadcrumbs crumbs={crumbs} />
      <Footer path="/_kit" />
    </ExampleStage>
  );
}
