import { maxPort } from '../max-port.ts';

const secureHost = /https:\/\/([^\s/?#@:\\[\]]+|\[[\da-f:.]+\])/;
const thisMachine = /http:\/\/(localhost|127\.0\.0\.1)/;
const webhookUrl = new RegExp(
  `^(${secureHost.source}|${thisMachine.source})(:(?<port>\\d+))?([/?#]\\S*)?$`,
  'i',
);

/** Whether leads may be posted there: https, or http on this machine, without the name and password that `fetch` refuses. */
export function isWebhookUrl(text: string): boolean {
  const found = webhookUrl.exec(text);
  return found !== null && Number(found.groups?.port ?? 0) <= maxPort;
}
