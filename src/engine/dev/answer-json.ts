import type { ServerResponse } from 'node:http';

/** Answers with a value as JSON. */
export function answerJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}
