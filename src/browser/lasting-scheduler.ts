/**
 * React's scheduler waits for a message that it has sent to itself, and sends no other until that has come. Firefox
 * loses the one that is sent while a page leaves for its back/forward cache, as a field does that loses the focus
 * there: after a step back no link would work. So this module sends the messages, and one more when a page is restored.
 * The scheduler prefers `setImmediate` where there is one.
 */
const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();

port1.onmessage = () => {
  for (const task of waiting.splice(0)) task();
};

Object.assign(self, {
  setImmediate(task: () => void): void {
    waiting.push(task);
    port2.postMessage(0);
  },
});

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) port2.postMessage(0);
});
