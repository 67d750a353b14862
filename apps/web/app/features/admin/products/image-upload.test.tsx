import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { ImageUpload } from "./image-upload";

/** A fake XMLHttpRequest; the test sends the response. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = "";
  responseText = "";
  headers: Record<string, string> = {};
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return "application/problem+json";
  }
  send() {
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  respond(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

const imageUrl = "https://shop.example/images/uploads/a_1280.webp";
const file = (size = 10) =>
  new File([new Uint8Array(size)], "chair.png", { type: "image/png", lastModified: 1 });
const choose = (selected: File) =>
  fireEvent.change(screen.getByLabelText(/Upload an image/), { target: { files: [selected] } });
const progressBar = () => screen.queryByRole<HTMLProgressElement>("progressbar");
const request = (number: number) => {
  const found = FakeRequest.sent[number];
  if (!found) throw new Error(`there is no request ${number}`);
  return found;
};

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

it("shows the upload progress, then the saving state, then returns the image URL", async () => {
  const onUploaded = vi.fn();
  renderScreen(<ImageUpload onUploaded={onUploaded} />);
  choose(file());
  await waitFor(() => expect(progressBar()?.getAttribute("value")).toBe("0"));
  request(0).upload.onprogress?.({ loaded: 45, total: 100 });
  await screen.findByText("45%");
  expect(screen.getByRole("status").textContent).toBe("Uploading 45%");
  expect(progressBar()?.getAttribute("value")).toBe("45");
  request(0).upload.onprogress?.({ loaded: 100, total: 100 });
  await screen.findByText("Saving the image");
  expect(progressBar()?.hasAttribute("value")).toBe(false);
  request(0).respond(201, { imageUrl });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(imageUrl));
  await waitFor(() => expect(progressBar()).toBeNull());
});

it("shows the server's error, and retries with the same idempotency key", async () => {
  const onUploaded = vi.fn();
  const visitor = renderScreen(<ImageUpload onUploaded={onUploaded} />);
  choose(file());
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  request(0).respond(503, {
    code: "unavailable",
    title: "The shop is busy",
    detail: "Images can't be stored.",
  });
  expect((await screen.findByRole("alert")).textContent).toBe("Images can't be stored.");
  await visitor.press("Try again");
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
  request(1).onerror?.();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Check your connection and try again/);
  await visitor.press("Try again");
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(3));
  request(2).respond(201, { imageUrl });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(imageUrl));
  expect(new Set(FakeRequest.sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

it("offers no retry for a rejected or too large file", async () => {
  renderScreen(<ImageUpload onUploaded={vi.fn()} />);
  choose(file());
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  request(0).respond(415, { code: "unsupported_media", title: "No", errors: { file: "Use a JPEG" } });
  expect((await screen.findByRole("alert")).textContent).toBe("Use a JPEG");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  choose(file(10 * 1024 * 1024 + 1));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/10 MB/));
  expect(FakeRequest.sent).toHaveLength(1);
});

it("can be cancelled, and a second upload replaces the first", async () => {
  const onUploaded = vi.fn();
  const visitor = renderScreen(<ImageUpload onUploaded={onUploaded} />);
  choose(file());
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  await visitor.press("Cancel");
  await waitFor(() => expect(progressBar()).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();

  choose(file());
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
  choose(file(20));
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(3));
  request(1).respond(201, { imageUrl: "https://shop.example/first_1280.webp" });
  request(2).respond(201, { imageUrl });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(imageUrl));
});
