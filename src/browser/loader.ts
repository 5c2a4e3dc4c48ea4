/**
 * The interaction loader: the document's only script, inlined, under 1 KB. Loads the app on the first sign of intent
 * and holds events back until hydration.
 */
const react = reactAddress;
const main = mainAddress;
const needsApp = '[data-live],header,a[href^="/"]';
let app: Promise<unknown> | null;
let hydrated: true | undefined;

function fetchApp(): void {
  for (const href of [react, main]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function hydrate(): Promise<unknown> {
  if (!app) fetchApp();
  // In sequence: each evaluates in its own task, with input handled in between.
  app ??= import(/* @vite-ignore */ react)
    .then(() => import(/* @vite-ignore */ main))
    .then(
      async (module) => {
        hydrated = await module.hydrated;
      },
      () => {
        app = null;
      },
    );
  return app;
}

function closest<Found extends HTMLElement>(event: Event, selector: string): Found | false | null {
  return event.target instanceof Element && event.target.closest<Found>(selector);
}

// Touch fires `pointerover` too.
for (const type of ['pointerover', 'focusin', 'keydown']) {
  addEventListener(type, (event) => closest(event, needsApp) && hydrate(), true);
}

// Back and forward: only the app can show the new address.
self.onpopstate = hydrate;

/** Holds an event until hydration, then replays it; shows the notice when the app cannot be loaded. */
function hold<Type extends 'submit' | 'click', Found extends HTMLElement>(
  type: Type,
  selector: string,
  replay: (element: Found, event: WindowEventMap[Type]) => void,
): void {
  const holdBack = (event: WindowEventMap[Type]): void => {
    const element = closest<Found>(event, selector);
    if (hydrated || !element) return;
    event.preventDefault();
    hydrate().then(() => {
      if (hydrated) replay(element, event);
      else document.body.append(offline.content);
    });
  };
  addEventListener(type, holdBack, true);
}

// An early submit would leave the page.
hold<'submit', HTMLFormElement>('submit', '[data-live] form', (form, event) =>
  form.requestSubmit(event.submitter),
);
// The browser opens popovers; other buttons need the app.
hold('click', '[type=button]:not([popovertarget])', (button) => button.click());

// A calculation in the address.
/^#p/.test(location.hash) && hydrate();

self.onload = () =>
  // Safari has no idle callback.
  (self.requestIdleCallback ?? setTimeout)(() => {
    for (const block of document.querySelectorAll('[data-live]')) {
      new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
      ).observe(block);
      if (!navigator.connection?.saveData) fetchApp();
    }
  });
