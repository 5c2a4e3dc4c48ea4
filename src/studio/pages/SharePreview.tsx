import type { ReactNode } from 'react';
import type { StudioPreview } from '../../shared/authors/studio.ts';
import { ShareCard } from './Pages.styles.ts';

/** The link card that social media and chats show. */
export function SharePreview({ preview: { head, address, picture } }: { preview: StudioPreview }): ReactNode {
  return (
    <div>
      <h2>Gedeeld</h2>
      <ShareCard data-preview="share">
        {picture && <img src={picture} alt={head.ogImageAlt ?? ''} {...head.ogImageSize} />}
        <div>
          <p data-part="address">{new URL(address).host}</p>
          <p data-part="title">{head.ogTitle}</p>
          <p>{head.ogDescription}</p>
        </div>
      </ShareCard>
      <p>Adres: {address}</p>
    </div>
  );
}
