export {};

// Runs in the sandboxed frame document, which has an opaque origin. It fetches the outside page first,
// because an iframe has no event for content that fails to load.
const address = document.body.dataset.address ?? '';
const report = (state: string) => parent.postMessage(state, '*');

fetch(address, { mode: 'no-cors', credentials: 'omit' }).then(
  () => {
    const frame = document.createElement('iframe');
    frame.title = document.title;
    frame.referrerPolicy = 'no-referrer';
    frame.onload = () => report('shown');
    frame.src = address;
    document.body.append(frame);
  },
  () => report('failed'),
);
