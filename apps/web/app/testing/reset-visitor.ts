import { afterAll } from "vitest";
import { session } from "~/lib/session/session";
import { useEditedShop } from "~/lib/shop/shop";

// Test files share loaded modules: a visitor who is signed in at the end of one file must not be in the next.
afterAll(() => {
  session.useStore.setState(session.useStore.getInitialState(), true);
  useEditedShop.setState(useEditedShop.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
});
