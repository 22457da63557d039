// Runs before the first paint: marks a page that the visitor will leave (a signed-in one the sign-in
// page, any other the area of investors), and a form that was sent before the app had loaded, with
// the way to sign in of its button.
addEventListener('submit', ({ submitter }) => {
  document.documentElement.dataset.sent = submitter?.dataset.by ?? '';
});
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
