import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything; `hold` makes it wait before it says so. */
export async function mailServer(port: number, hold: Promise<void> = Promise.resolve()) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, callback) => {
      stream.resume().on('end', () => {
        void hold.then(() => {
          recipients.push(...envelope.rcptTo.map(({ address }) => address));
          callback();
        });
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const connections = () => server.connections.size;
  return {
    recipients,
    port: address.port,
    connections,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
