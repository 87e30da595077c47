// Runs before the first paint, so that a dark theme never flashes white and larger text never jumps. Keep in
// step with src/lib/browser/theme.ts and text-size.ts.
(function () {
  var stored = null;
  var size = null;
  try {
    stored = localStorage.getItem('theme');
    size = localStorage.getItem('textSize');
  } catch {
    // Storage may be forbidden; the system's preference decides.
  }
  var dark =
    stored === 'dark' ||
    (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (size === 'large') document.documentElement.dataset.text = 'large';
})();
