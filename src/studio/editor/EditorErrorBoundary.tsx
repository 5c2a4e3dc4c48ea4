import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Container } from '../../view/parts/Container.styles.ts';
import { ScreenOpening } from '../shell/Studio.styles.ts';
import { InsteadOfEditor } from './parts/Editor.styles.ts';
import { Input, Label, Shell, SmallButton } from './parts/Form.styles.ts';

interface Props {
  /** What the author was working on, as it stands. */
  typed: () => { text: string; keepsDraft: boolean };
  children: ReactNode;
}

interface State {
  error?: unknown;
}

/** An error in the editor itself: says that the work is there, and how to go on with it. */
export class EditorErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('The editor failed.', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { text, keepsDraft } = this.props.typed();
    return (
      <InsteadOfEditor>
        <Container>
          <ScreenOpening role="alert" aria-atomic>
            <h1>De editor is vastgelopen</h1>
            <p>
              Dat ligt niet aan je pagina.{' '}
              {keepsDraft
                ? 'Wat je typte is in deze browser bewaard: laad opnieuw, dan kun je ermee verder.'
                : 'Deze browser had geen ruimte om te bewaren wat je typte: kopieer het hieronder, laad opnieuw en plak het bij “Code”.'}
            </p>
            <p>
              Gebeurt het weer? Kijk of “npm run dev” nog draait, of geef dit door aan wie de site beheert: “
              {String(error)}”.
            </p>
            <div>
              <SmallButton type="button" data-variant="primary" onClick={() => location.reload()}>
                Laad opnieuw
              </SmallButton>
            </div>
          </ScreenOpening>
          {!keepsDraft && (
            <Shell>
              <Label htmlFor="getypt">Wat je typte</Label>
              <Input as="textarea" id="getypt" rows={12} readOnly value={text} />
            </Shell>
          )}
        </Container>
      </InsteadOfEditor>
    );
  }
}
