// Search, copy buttons and forms that send calls. Everything can be read without this script.
const wide = matchMedia("(min-width: 60rem)");
const menu = document.querySelector(".menu");
const main = document.querySelector("main");
const search = document.querySelector("#search");
// Only in memory: it is lost when the tab is closed or reloaded.
const key = document.querySelector("#key");

function element(tag, properties, ...children) {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

function addCopyButtons() {
  for (const figure of main.querySelectorAll("figure.code")) addCopyButton(figure);
}

function addCopyButton(figure) {
  const label = figure.querySelector("figcaption").textContent;
  const button = element("button", { type: "button", textContent: `Copy ${label}` });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(figure.querySelector("pre").textContent).then(
      () => {
        button.textContent = "Copied";
      },
      () => {
        button.textContent = "Select the text to copy it";
      },
    );
  });
  figure.querySelector("figcaption").append(button);
}

/** Shows only links with all words, and opens the groups that have some. */
function filterLinks() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const item of document.querySelectorAll("nav li")) {
    const link = item.firstElementChild;
    const text = `${link.textContent} ${link.title} ${link.hash}`.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) found += 1;
  }
  for (const group of document.querySelectorAll("nav details details")) {
    group.hidden = !group.querySelector("li:not([hidden])");
    group.open = words.length > 0 || group.querySelector("[aria-current]") !== null;
  }
  document.querySelector("#found").textContent = words.length > 0 ? `${found} found` : "";
}

function addressOf(form) {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const { name, value, dataset } of form.querySelectorAll("[data-in]")) {
    if (dataset.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (dataset.in === "query" && value) query.set(name, value);
  }
  return path + (query.size > 0 ? `?${query}` : "");
}

function requestOf(form) {
  const { method, type } = form.dataset;
  const headers = new Headers();
  for (const { name, value, dataset } of form.querySelectorAll("[data-in='header']"))
    if (value && dataset.in === "header") headers.set(name, value);
  if (key.value.trim()) headers.set("authorization", `Bearer ${key.value.trim()}`);
  const request = { method, headers, credentials: "omit", cache: "no-store" };
  if (!type) return request;
  if (type === "multipart/form-data") {
    const body = new FormData();
    const [file] = form.elements.file.files;
    if (file) body.set("file", file);
    return { ...request, body };
  }
  headers.set("content-type", type);
  return { ...request, body: form.elements.body.value };
}

async function readBody(reply) {
  const type = reply.headers.get("content-type") ?? "";
  if (/json/.test(type)) {
    const text = await reply.text();
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  }
  if (/^text\//.test(type)) return reply.text();
  const { size } = await reply.blob();
  return size > 0 ? `${size} bytes of ${type}` : "";
}

const MAX_SHOWN = 100_000;

function block(label, text) {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n…` : text;
  const pre = element("pre", { tabIndex: 0 }, element("code", { textContent: shown }));
  pre.setAttribute("aria-label", label);
  const figure = element("figure", { className: "code" }, element("figcaption", { textContent: label }), pre);
  addCopyButton(figure);
  return figure;
}

async function send(form) {
  const result = form.querySelector(".result");
  const button = form.querySelector("button[type='submit']");
  button.disabled = true;
  result.replaceChildren("Sending…");
  try {
    const reply = await fetch(addressOf(form), requestOf(form));
    const body = await readBody(reply);
    const headers = [...reply.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
    const status = element(
      "p",
      { className: reply.ok ? "" : "problem" },
      `${reply.status} ${reply.statusText}`,
    );
    result.replaceChildren(
      status,
      block("Reply headers", headers),
      ...(body ? [block("Reply body", body)] : []),
    );
  } catch {
    const text = "The request couldn't be sent. Check the values and your connection, then try again.";
    result.replaceChildren(element("p", { className: "problem", textContent: text }));
  }
  button.disabled = false;
}

function markCurrent() {
  const here = location.pathname + location.hash;
  for (const link of document.querySelectorAll("nav a")) {
    const address = link.pathname + link.hash;
    if (address === here) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const current = document.querySelector("nav [aria-current]");
  if (!current) return;
  const group = current.closest("nav details details");
  if (group) group.open = true;
  // Scrolls the navigation only, not the page.
  const nav = document.querySelector("nav");
  const { top, bottom } = current.getBoundingClientRect();
  if (wide.matches && (top < 80 || bottom > innerHeight)) nav.scrollTop += top - innerHeight / 2;
}

function scrollToHash() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

let shown = location.pathname;

/** Shows another page of the reference without a reload, which would lose the key. */
async function show(address) {
  if (location.pathname === shown) return markCurrent();
  const path = location.pathname;
  const reply = await fetch(path).catch(() => null);
  // The browser shows what went wrong.
  if (!reply?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  if (location.pathname !== path) return;
  shown = path;
  main.replaceChildren(...page.querySelector("main").childNodes);
  document.title = page.title;
  addCopyButtons();
  markCurrent();
  scrollToHash();
  main.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  const opensHere =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !opensHere || link.origin !== location.origin) return;
  if (!/^\/api\/docs(\/|$)/.test(link.pathname)) return;
  if (link.closest("nav") && !wide.matches) menu.open = false;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  show(link.href);
});
addEventListener("popstate", () => show(location.href));
addEventListener("hashchange", markCurrent);

document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target.matches(".try")) send(event.target);
});

document.documentElement.classList.add("scripts");
for (const hidden of document.querySelectorAll(".key, .search")) hidden.hidden = false;
search.addEventListener("input", filterLinks);
const openOnWide = () => {
  menu.open = wide.matches;
};
wide.addEventListener("change", openOnWide);
openOnWide();
addCopyButtons();
markCurrent();
