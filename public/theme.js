// Runs before the first paint, on pre-rendered pages and in the app alike (DESIGN 6.11).
// It is a file of its own because the content policy allows no inline script.
(() => {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      // Storage can be blocked; the system's preference still counts.
      return null;
    }
  };
  const apply = () => {
    const stored = chosen();
    const wanted =
      stored === 'light' || stored === 'dark' ? stored : scheme.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = wanted;
  };
  apply();
  scheme.addEventListener('change', apply);
})();
