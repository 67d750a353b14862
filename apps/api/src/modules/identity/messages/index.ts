export { countMessages, findMessagesFrom } from "./message.repo";
