// Runs before the first paint, so that a dark theme never flashes white and larger text never jumps. Keep in
// step with src/lib/browser/theme.ts and text-size.ts. The page contains the landing page for a guest: on any
// other screen it stays hidden until the application has started (main.tsx).
(function () {
  const page = document.documentElement;
  let stored = null;
  let size = null;
  let token = null;
  try {
    stored = localStorage.getItem('theme');
    size = localStorage.getItem('textSize');
    token = localStorage.getItem('token');
  } catch {
    // Storage may be forbidden; the system's preference decides.
  }
  const isDark =
    stored === 'dark' ||
    (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = isDark ? 'dark' : 'light';
  if (size === 'large') page.dataset.text = 'large';
  const isLanding = token === null && ['', '#', '#/'].includes(location.hash.split('?')[0]);
  if (!isLanding) page.dataset.screen = 'other';

  // The built page names the application's files here, the entry first. Whoever sees the landing page has it painted
  // before they are asked for; everybody else waits for them from the first moment.
  const { application } = document.currentScript.dataset;
  if (application === undefined) return;
  const files = application.split(' ');

  function add(name, properties) {
    document.head.append(Object.assign(document.createElement(name), properties));
  }
  function ask() {
    for (const href of files) add('link', { rel: 'modulepreload', href });
  }
  // A button pressed before the application is there keeps its press, and main.tsx gives it on.
  function keepPress({ target }) {
    const button = target instanceof Element && target.closest('button');
    if (button) button.dataset.pressed = '';
  }
  function run() {
    const onload = () => removeEventListener('click', keepPress, true);
    add('script', { type: 'module', src: files[0], onload });
  }

  addEventListener('click', keepPress, true);
  if (!isLanding) ask();
  // React takes over a whole page only.
  addEventListener('DOMContentLoaded', () => {
    if (!isLanding) return run();
    const painted = new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    );
    // A page in the background is not painted, and not every browser tells.
    const waited = new Promise((resolve) => setTimeout(resolve, document.hidden ? 0 : 1500));
    Promise.any([painted, waited]).then(() => {
      ask();
      run();
    });
  });
})();
