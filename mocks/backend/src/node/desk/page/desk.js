// The desk's page: polls the backend once a second. Messages are shown as text, never markup.

const EVERY = 1_000;

const at = (id) => document.getElementById(id);

/** The selected desk ('KEST', or '' for support; null for none) and the open conversation or ticket. */
const state = { desk: null, matter: null, draft: new Map() };

async function ask(command, options = {}) {
  const response = await fetch('/__desk/commands', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
    ...options,
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

function element(name, text, more = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  return Object.assign(made, more);
}

const shown = new Map();

/** Renders a section only when its data changed, to keep focus and scroll position. */
function show(part, value, render) {
  const now = JSON.stringify(value);
  if (shown.get(part) === now) return;
  shown.set(part, now);
  render(value);
}

function listItem(text, isCurrent, choose) {
  const button = element('button', text, { type: 'button', onclick: choose });
  button.setAttribute('aria-current', String(isCurrent));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

const waitingFor = (count) => (count > 0 ? ` – ${count} waiting` : '');

function showDesks({ suppliers, staff, waitingTickets }) {
  const { desk } = state;
  at('desks').replaceChildren(
    listItem(`Support${waitingFor(waitingTickets)}`, desk === '', () => sitAt('')),
    ...suppliers.map(({ suppliercode, suppliername, online, waiting }) =>
      listItem(
        `${online ? '●' : '○'} ${suppliername}, ${online ? 'online' : 'offline'}${waitingFor(waiting)}`,
        desk === suppliercode,
        () => sitAt(suppliercode),
      ),
    ),
  );
  const own = suppliers.find(({ suppliercode }) => suppliercode === desk);
  at('desk').textContent = own?.suppliername ?? (desk === '' ? 'Support' : 'Choose a desk');
  at('presence').hidden = own === undefined;
  at('presence').textContent = own?.online ? 'Go Offline' : 'Go Online';
  at('presence').onclick = () => act({ do: 'presence', suppliercode: desk, online: !own?.online });
  const member = at('member').value;
  at('member').replaceChildren(...staff.map(({ id, name }) => element('option', name, { value: String(id) })));
  if (member !== '') at('member').value = member;
}

const getKey = ({ convID, ticketnumber }) => (convID === undefined ? { ticketnumber } : { convID });
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function showMatters(matters) {
  at('matters').replaceChildren(
    ...matters.map((row) => {
      const key = getKey(row);
      const mark = row.waiting ? '● ' : row.closed ? 'Closed: ' : '';
      const text = `${mark}${row.subject} (${row.pharmacy}): ${row.lastMessage}`;
      return listItem(text, isSame(key, state.matter), () => open(key));
    }),
  );
}

function showChat({ subject, category, pharmacy, earlier, closed, messages }) {
  at('subject').textContent = subject;
  const older = earlier > 0 ? `, ${earlier} earlier messages are not shown` : '';
  at('about').textContent = `${pharmacy}, ${category || 'no category'}${closed ? ', closed' : ''}${older}`;
  at('messages').replaceChildren(
    ...messages.map(({ message, mine, by, at: when, isRead }) =>
      element(
        'li',
        `${by}, ${new Date(when).toLocaleString()}${mine ? (isRead ? ', read' : '') : isRead ? '' : ', not read'}\n${message}`,
        {
          className: mine ? 'mine' : '',
        },
      ),
    ),
  );
  at('messages').scrollTop = at('messages').scrollHeight;
  const isTicket = closed !== undefined;
  at('signature').hidden = !isTicket;
  at('read').hidden = isTicket;
  at('close').hidden = !isTicket;
  at('close').textContent = closed ? 'Open Ticket' : 'Close Ticket';
  at('close').onclick = () => act({ do: 'close', ...state.matter, closed: !closed });
}

/** Loads the current state in sequence; discards data of a selection left meanwhile. */
async function refresh() {
  const { desk, matter } = state;
  try {
    const overview = await ask({ do: 'overview' });
    const list =
      desk === null ? {} : await ask(desk === '' ? { do: 'tickets' } : { do: 'conversations', suppliercode: desk });
    const attend = at('attend').checked;
    const chat = matter && (await ask({ do: 'convID' in matter ? 'conversation' : 'ticket', ...matter, attend }));
    at('problem').textContent = '';
    if (state.desk !== desk || state.matter !== matter) return;
    show('desks', [overview, desk], () => showDesks(overview));
    show('matters', [list, matter], () => showMatters(list.conversations ?? list.tickets ?? []));
    at('chat').hidden = !chat;
    // Attendance is not shown.
    if (chat) show('chat', { ...chat, attended: undefined }, showChat);
  } catch (error) {
    at('problem').textContent = `The backend does not answer: ${error.message}`;
  }
}

/** Performs a command and refreshes. Returns whether it succeeded. */
async function act(command) {
  try {
    await ask(command);
  } catch (error) {
    at('problem').textContent = error.message;
    return false;
  }
  await refresh();
  return true;
}

function leave() {
  if (!state.matter) return;
  state.draft.set(JSON.stringify(state.matter), at('message').value);
  // Does not delay closing the page; if the request is lost, attendance ends after two minutes.
  void ask({ do: 'release', matter: state.matter }, { keepalive: true }).catch(() => {});
}

function open(matter) {
  if (isSame(matter, state.matter)) return;
  leave();
  state.matter = matter;
  at('attend').checked = true;
  at('message').value = state.draft.get(JSON.stringify(matter)) ?? '';
  void refresh();
}

function sitAt(desk) {
  leave();
  state.desk = desk;
  state.matter = null;
  void refresh();
}

async function send() {
  const message = at('message').value;
  const { matter } = state;
  if (!matter || message.trim() === '') return;
  const written = 'convID' in matter ? { do: 'write' } : { do: 'respond', supportid: Number(at('member').value) };
  at('send').disabled = true;
  if ((await act({ ...written, ...matter, message })) && state.matter === matter) at('message').value = '';
  at('send').disabled = false;
}

at('send').onclick = send;
at('message').onkeydown = (event) => {
  if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    void send();
  }
};
at('read').onclick = () => act({ do: 'read', ...state.matter });
at('attend').onchange = () => {
  if (at('attend').checked) void refresh();
  else void act({ do: 'release', matter: state.matter });
};
addEventListener('pagehide', leave);

async function follow() {
  await refresh();
  setTimeout(follow, EVERY);
}
void follow();
