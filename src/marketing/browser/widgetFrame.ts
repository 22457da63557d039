export {};

// Runs inside the sandboxed frame document, whose origin is nobody's. The outside page is asked for
// once beforehand, because a frame does not tell when its content fails to load.
const address = document.body.dataset.address ?? '';
const tell = (state: string) => parent.postMessage(state, '*');

fetch(address, { mode: 'no-cors', credentials: 'omit' }).then(
  () => {
    const frame = document.createElement('iframe');
    frame.title = document.title;
    frame.referrerPolicy = 'no-referrer';
    frame.onload = () => tell('shown');
    frame.src = address;
    document.body.append(frame);
  },
  () => tell('failed'),
);
