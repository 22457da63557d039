// Runs before the first paint: marks the page of a visitor who is signed in already, and notes a form
// that was sent before the app could take it.
addEventListener('submit', () => (document.documentElement.dataset.sent = ''));
try {
  if (localStorage.getItem('root')) document.documentElement.dataset.known = '';
} catch {
  // Where storage is blocked nobody can be signed in.
}

export {};
