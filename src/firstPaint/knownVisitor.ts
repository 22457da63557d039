// Runs before the first paint: marks the page of a visitor who is signed in already.
try {
  if (localStorage.getItem('root')) document.documentElement.dataset.known = '';
} catch {
  // Where storage is blocked nobody can be signed in.
}

export {};
