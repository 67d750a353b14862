import { endpoints } from "@larkwood/contract";
import { hasReviews } from "@larkwood/domain";
import * as z from "zod";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { readImage } from "../../catalogue/images";
import type { SalesContext } from "../context";
import { createReview } from "./create-review";
import { deleteReview } from "./delete-review";
import { listAdminReviews } from "./list-admin-reviews";
import { listReviews } from "./list-reviews";
import { readOwnReviews } from "./read-own-reviews";
import { replyToReview } from "./reply-to-review";
import { setReviewState } from "./set-review-state";
import { uploadReviewPicture } from "./upload-review-picture";
import { voteForReview } from "./vote-for-review";

export function reviewRoutes(route: Route, context: SalesContext): void {
  const isAvailable = () => hasReviews(context.settings.current);

  route(
    endpoints.listReviews,
    async (call) =>
      sendPage(
        call,
        await context.replicas.read((db) =>
          listReviews(db, { ...call.query, productId: call.params.id }, call.actor),
        ),
      ),
    { isAvailable },
  );

  route(
    endpoints.createReview,
    ({ params, body, headers, actor }) =>
      createReview(context, { productId: params.id, form: body, key: headers["idempotency-key"] }, actor),
    { isAvailable, perMinute: 20 },
  );

  route(
    endpoints.getOwnReviews,
    ({ params, actor }) => readOwnReviews(context.db, { productId: params.id }, actor),
    { isAvailable },
  );

  // Also while reviews are off, because everyone may delete what they wrote.
  route(endpoints.deleteReview, async ({ params, actor }) => {
    await deleteReview(context, params, actor);
    return undefined;
  });

  route(
    endpoints.voteForReview,
    ({ params, actor }) => voteForReview(context, { ...params, isHelpful: true }, actor),
    { isAvailable, perMinute: 60 },
  );

  route(
    endpoints.removeReviewVote,
    ({ params, actor }) => voteForReview(context, { ...params, isHelpful: false }, actor),
    { isAvailable, perMinute: 60 },
  );

  route(endpoints.listAdminReviews, async (call) =>
    sendPage(call, await context.replicas.read((db) => listAdminReviews(db, call.query, call.actor))),
  );

  route(endpoints.setReviewState, ({ params, body, actor }) =>
    setReviewState(context, { ...params, ...body }, actor),
  );

  route(endpoints.replyToReview, ({ params, body, actor }) =>
    replyToReview(context, { ...params, ...body }, actor),
  );
}

/** Must be registered where multipart bodies are parsed. */
export function reviewPictureRoutes(route: Route, context: SalesContext): void {
  route(
    endpoints.uploadReviewPicture,
    ({ params, actor, request }) =>
      uploadReviewPicture(context, { productId: params.id, bytes: request.body as Buffer }, actor),
    {
      isAvailable: () => hasReviews(context.settings.current),
      readBody: readImage,
      bodySchema: () => z.unknown(),
      perMinute: 20,
    },
  );
}
