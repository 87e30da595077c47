// Runs before the first paint, so that a dark theme never flashes white and larger text never jumps. Keep in
// step with src/lib/browser/theme.ts and text-size.ts. The page holds the landing page as a guest sees it: on any
// other screen it stays unseen until the application is there (main.tsx).
(function () {
  var stored = null;
  var size = null;
  var token = null;
  try {
    stored = localStorage.getItem('theme');
    size = localStorage.getItem('textSize');
    token = localStorage.getItem('token');
  } catch {
    // Storage may be forbidden; the system's preference decides.
  }
  var dark =
    stored === 'dark' ||
    (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  var screen = location.hash.split('?')[0];
  if (token !== null || !['', '#', '#/'].includes(screen)) {
    document.documentElement.dataset.screen = 'other';
  }
  if (size === 'large') document.documentElement.dataset.text = 'large';
})();
