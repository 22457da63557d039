// Runs before the first paint: marks the page of a signed-in visitor, and a form that was sent before
// the app had loaded.
addEventListener('submit', () => (document.documentElement.dataset.sent = ''));
try {
  if (localStorage.getItem('root')) document.documentElement.dataset.known = '';
} catch {
  // With blocked storage the visitor is signed out.
}

export {};
