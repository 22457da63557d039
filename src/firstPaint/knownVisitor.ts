// Runs before the first paint: marks a page that the visitor will leave (a signed-in one the sign-in
// page, any other the area of investors), and a form that was sent before the app had loaded.
addEventListener('submit', () => (document.documentElement.dataset.sent = ''));
const isSignedIn = () => {
  try {
    return localStorage.getItem('root') !== null;
  } catch {
    // With blocked storage the visitor is signed out.
    return false;
  }
};
if (isSignedIn() !== location.pathname.startsWith('/user/')) {
  document.documentElement.dataset.leaving = '';
}

export {};
