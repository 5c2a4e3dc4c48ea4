import type { ReactNode } from 'react';
import { studioPath } from '../../shared/authors/studio-addresses.ts';
import { Breadcrumbs } from '../../view/shell/Breadcrumbs.tsx';
import { Footer } from '../../view/shell/Footer.tsx';
import { Header } from '../../view/shell/Header.tsx';
import { ExampleStage } from '../blocks/Blocks.styles.ts';

const crumbs = [
  { label: 'Home', path: '/' },
  { label: 'Equipment', path: '/equipment' },
  { label: 'Bakwagen', path: '/equipment/bakwagen' },
];

/** Header, breadcrumbs and footer; the menus open. */
export function ShellSamples(): ReactNode {
  return (
    <>
      <p>De menu’s gaan open waar ze op de site ook opengaan: boven aan het scherm.</p>
      {[
        { name: 'header', part: <Header path="/equipment" /> },
        { name: 'breadcrumbs', part: <Breadcrumbs crumbs={crumbs} /> },
        { name: 'footer', part: <Footer path={studioPath} /> },
      ].map(({ name, part }) => (
        <ExampleStage key={name} data-padded={name === 'breadcrumbs' ? '' : undefined}>
          {part}
        </ExampleStage>
      ))}
    </>
  );
}
