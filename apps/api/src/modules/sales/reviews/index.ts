export { inviteReviews } from "./invite-reviews";
