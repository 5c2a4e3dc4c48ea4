import { useRef, useState } from 'react';
import { Button } from '../../parts/Button.styles.ts';
import { AddressField, ButtonRow, DetailPart, Status } from './Details.styles.ts';

type Outcome = 'copied' | 'refused';

const outcomes: Record<Outcome, string> = {
  copied: 'De link is gekopieerd.',
  refused: 'Kopiëren mag niet van je browser. Kopieer de link hieronder zelf.',
};

/** The calculation as a link and on paper. */
export function Share({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<{ of: string; is: Outcome }>();
  const address = useRef<HTMLInputElement>(null);
  const shown = outcome?.of === link ? outcome.is : undefined;

  async function copy(): Promise<void> {
    const copied = await copyText(link);
    setOutcome({ of: link, is: copied ? 'copied' : 'refused' });
    if (!copied) requestAnimationFrame(() => address.current?.select());
  }

  return (
    <DetailPart data-part="share" data-print="no">
      <h3>Meenemen</h3>
      <p>In de link staan alleen de bedragen en keuzes, niets over jou.</p>
      <ButtonRow>
        <Button type="button" onClick={copy}>
          Kopieer link
        </Button>
        <Button type="button" onClick={() => print()}>
          Print of bewaar als pdf
        </Button>
      </ButtonRow>
      <Status role="status">{shown && outcomes[shown]}</Status>
      {shown === 'refused' && (
        <AddressField ref={address} readOnly value={link} aria-label="Link naar deze berekening" />
      )}
    </DetailPart>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
