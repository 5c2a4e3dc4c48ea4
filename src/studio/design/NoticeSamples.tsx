import { type ReactNode, useState } from 'react';
import { type Notice, notices } from '../../shared/leads/notices.ts';
import { NoticeBox, NoticeText, NoticeTitle } from '../../view/forms/notices/NoticeView.styles.ts';
import { NoticeView } from '../../view/forms/notices/NoticeView.tsx';
import { Button } from '../../view/parts/Button.styles.ts';
import { SmallHeading, StudioCode } from '../shell/Studio.styles.ts';
import { Grid, Row } from './Design.styles.ts';

const all: [string, Notice][] = Object.entries(notices);

/** All notices, and one of each tone as a live region. */
export function NoticeSamples(): ReactNode {
  const [shown, setShown] = useState<Notice>();
  return (
    <>
      <SmallHeading>Zoals ze verschijnen</SmallHeading>
      <Row>
        <Button type="button" onClick={() => setShown(notices.contactSent)}>
          Toon een goede melding
        </Button>
        <Button type="button" onClick={() => setShown(notices.sendFailed)}>
          Toon een foutmelding
        </Button>
      </Row>
      {shown && <NoticeView key={shown.title} notice={shown} onDismiss={() => setShown(undefined)} />}
      <SmallHeading>Alle meldingen</SmallHeading>
      <Grid>
        {all.map(([name, { tone, title, text }]) => (
          <div key={name}>
            <StudioCode>{name}</StudioCode>
            <NoticeBox data-tone={tone}>
              <NoticeTitle>{title}</NoticeTitle>
              <NoticeText>{text}</NoticeText>
            </NoticeBox>
          </div>
        ))}
      </Grid>
    </>
  );
}
