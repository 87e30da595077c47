// Runs before the first paint, so that a dark theme never flashes white and larger text never jumps. Keep in
// step with src/lib/browser/theme.ts and text-size.ts. The page holds the landing page as a guest sees it: on any
// other screen it stays unseen until the application is there (main.tsx).
(function () {
  var page = document.documentElement;
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
  page.dataset.theme = dark ? 'dark' : 'light';
  var screen = location.hash.split('?')[0];
  var isOther = token !== null || !['', '#', '#/'].includes(screen);
  if (isOther) page.dataset.screen = 'other';
  if (size === 'large') page.dataset.text = 'large';

  // The built page names the application's files here, the entry first: somebody who sees the landing page has it
  // painted before they are asked for, everybody else waits for them from the first moment.
  var files = (document.currentScript.dataset.application || '').split(' ').filter(Boolean);
  if (files.length === 0) return;
  var isAsked = false;
  function ask() {
    if (isAsked) return;
    isAsked = true;
    for (var file of files) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  }
  // A button pressed before the application is there keeps its press, and main.tsx gives it on.
  function keepPress(event) {
    var button = event.target instanceof Element && event.target.closest('button');
    if (button) button.dataset.pressed = '';
  }
  function run() {
    ask();
    var entry = document.createElement('script');
    entry.type = 'module';
    entry.setAttribute('src', files[0]);
    entry.addEventListener('load', function () {
      removeEventListener('click', keepPress, true);
    });
    document.head.append(entry);
  }
  // React takes over a whole page only.
  function whenParsed(then) {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then);
    else then();
  }
  function whenPainted(then) {
    var isDone = false;
    function once() {
      if (isDone) return;
      isDone = true;
      then();
    }
    // A page in the background is not painted, and an old browser does not tell.
    setTimeout(once, document.visibilityState === 'hidden' ? 0 : 1500);
    try {
      new PerformanceObserver(function (list) {
        if (list.getEntriesByName('first-contentful-paint').length > 0) once();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      once();
    }
  }
  addEventListener('click', keepPress, true);
  if (isOther) ask();
  whenParsed(isOther ? run : whenPainted.bind(null, run));
})();
