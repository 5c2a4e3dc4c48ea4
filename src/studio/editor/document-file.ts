import type { EditorDocument, SaveAnswer } from '../../shared/editor.ts';

/** Saves a document on the server. Throws when the server does not answer, or refuses. */
export async function saveDocument(
  { path, hash }: Pick<EditorDocument, 'path' | 'hash'>,
  { text, token }: { text: string; token: string },
): Promise<SaveAnswer> {
  const response = await fetch(`/_kit/bewerken/bestand/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-studio-token': token },
    body: JSON.stringify({ text, hash }),
  });
  if (response.ok || response.status === 409) return response.json();
  throw new Error(`The server answered ${response.status}.`);
}
