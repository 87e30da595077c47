const $ = (id) => document.getElementById(id);

function element(name, text, properties = {}) {
  return Object.assign(document.createElement(name), { textContent: text, ...properties });
}

async function ask(path, body) {
  const response = await fetch(`/__local/${path}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  return response.json();
}

/** Text with its addresses as links; nothing else of a mail is ever interpreted. */
function linked(text) {
  const paragraph = element('p', '');
  for (const part of text.split(/(https?:\/\/[^\s<>"]+)/)) {
    const isLink = /^https?:\/\//.test(part);
    paragraph.append(isLink ? element('a', part, { href: part }) : part);
  }
  return paragraph;
}

const dateTime = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'medium' });

let shown = null;

async function showMail() {
  const mail = await ask('mail');
  if (mail[0]?.id === shown) return; // nothing new: a selection or focus in the list stays
  shown = mail[0]?.id;
  const articles = mail.map(({ to, subject, text, date }) => {
    const article = element('article', '');
    article.append(
      element('h3', subject),
      element('span', `Do: ${to} · ${dateTime.format(new Date(date))}`, { className: 'soft' }),
      linked(text),
    );
    return article;
  });
  const empty = element('p', 'Nic jeszcze nie wysłano.', { className: 'soft' });
  $('mail').replaceChildren(...(articles.length > 0 ? articles : [empty]));
}

let shownPush = null;

async function showPush() {
  const messages = await ask('push');
  const newest = messages[0]?.id ?? '';
  if (newest === shownPush) return;
  shownPush = newest;
  const articles = messages.map(({ title, body, route, date }) => {
    const article = element('article', '');
    const when = dateTime.format(new Date(date));
    const details = element('p', `${when} · `, { className: 'soft' });
    details.append(element('a', route, { href: `/${route}` }));
    article.append(element('h3', title), element('p', body), details);
    return article;
  });
  const empty = element('p', 'Nic jeszcze nie przyszło.', { className: 'soft' });
  $('push').replaceChildren(...(articles.length > 0 ? articles : [empty]));
}

function deviceButton({ email }) {
  const button = element('button', `Urządzenie dla ${email}`, { type: 'button' });
  button.addEventListener('click', async () => {
    await ask('push', { email });
    button.disabled = true;
    button.textContent = `${email}: podłączone`;
  });
  return button;
}

async function showStatus() {
  const { aws, ai, stripe, seededAccounts } = await ask('status');
  const rows = [
    ['AWS', aws === 'embedded' ? 'wbudowane' : aws],
    ['Model', `${ai.model} (${ai.mode === 'rules' ? 'silnik regułowy' : 'bramka'})`],
    ['Płatności', stripe === 'local' ? 'lokalne' : 'Stripe'],
  ];
  $('status').replaceChildren(...rows.flatMap(([k, v]) => [element('dt', k), element('dd', v)]));
  $('devices').replaceChildren(...seededAccounts.map(deviceButton));
  $('accounts').replaceChildren(
    ...seededAccounts.map(({ email, password, role }) => {
      const item = element('li', `${email} (${role}) `);
      item.append(element('br', ''), element('span', `hasło: ${password}`, { className: 'soft' }));
      return item;
    }),
  );
}

const providerLabels = { google: 'Google', facebook: 'Facebook' };

async function showSignIn() {
  const { mode, accounts } = await ask('sign-in');
  const offered = Object.entries(accounts).flatMap(([provider, people]) =>
    people.map(({ name, note }) => {
      const item = element('li', `${providerLabels[provider]}: ${name} `);
      item.append(element('br', ''), element('span', note, { className: 'soft' }));
      return item;
    }),
  );
  const live = element('li', 'Logowanie prowadzi do prawdziwych dostawców.');
  $('sign-in').replaceChildren(...(mode === 'local' ? offered : [live]));
}

function showClock({ now, shiftMs }) {
  const shifted = Math.abs(shiftMs) > 500 ? ' (przesunięty)' : '';
  $('clock').textContent = dateTime.format(new Date(now)) + shifted;
}

$('reload').addEventListener('click', showMail);
for (const button of document.querySelectorAll('[data-advance]')) {
  button.addEventListener('click', async () => {
    showClock(await ask('clock', { advanceSeconds: Number(button.dataset.advance) }));
  });
}
$('real-time').addEventListener('click', async () => {
  showClock(await ask('clock', { now: new Date().toISOString() }));
});
$('hold-back').addEventListener('change', async ({ target }) => {
  await ask('stream', { holdBack: target.checked });
});

await Promise.all([
  showMail(),
  showPush(),
  showStatus(),
  showSignIn(),
  ask('clock').then(showClock),
  ask('stream').then(({ holdBack }) => ($('hold-back').checked = holdBack)),
]);
setInterval(showMail, 5000);
setInterval(showPush, 5000);
setInterval(() => ask('clock').then(showClock), 1000);
