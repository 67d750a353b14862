import { CAROUSEL } from "@larkwood/contract";
import { useShop } from "~/lib/shop/shop";
import { deliveryTexts } from "~/texts/delivery-texts";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import { useCarousel } from "~/ui/use-carousel";

const slidesOf = (delivery: string) =>
  [
    { src: "/images/rooms/banner-1_1280.webp", text: "Made slowly, for rooms that are lived in." },
    { src: "/images/rooms/banner-2_1280.webp", text: "Solid wood, wool and linen. Little else." },
    { src: "/images/rooms/banner-3_1280.webp", text: delivery },
  ] as const;

const options = {
  direction: "vertical" as const,
  speed: CAROUSEL.banner.speed,
  parallax: { enabled: true },
  // Touch scrolls the page; the dots change the slide.
  simulateTouch: true,
  touchReleaseOnEdges: true,
};

type ProductsBannerProps = {
  /** In trading mode only the title remains while a search or filter is set, to keep the first row in view. */
  isFiltered: boolean;
};

/** The banner of the catalogue, or only its title. */
export function ProductsBanner({ isFiltered }: ProductsBannerProps) {
  const { trading, demo } = useShop();
  // The images show what the demo sells.
  const hasBanner = demo && (!trading || !isFiltered);
  if (hasBanner) return <BannerCarousel />;
  return <h1 className="page pt-8 text-3xl md:pt-10">Products</h1>;
}

/** A vertical carousel with a parallax effect on the text. */
function BannerCarousel() {
  const { root, active, swiper, move } = useCarousel(options);
  const slides = slidesOf(deliveryTexts(useShop().deliveryPromise).sentence);
  return (
    <section aria-roledescription="carousel" aria-label="Products" className="relative bg-linen">
      <div ref={root} data-testid="banner" className="h-[400px] touch-pan-x overflow-hidden">
        <div className="swiper-wrapper flex size-full flex-col ease-calm [transition-property:transform]">
          {slides.map((slide, index) => (
            <div
              key={slide.src}
              className="swiper-slide relative size-full shrink-0 overflow-hidden"
              inert={index !== active}
            >
              <div data-swiper-parallax-y="45%" className="absolute inset-0 [transition-property:transform]">
                {index === 0 || swiper ? (
                  <Picture
                    src={slide.src}
                    alt=""
                    sizes="100vw"
                    priority={index === 0}
                    className="size-full"
                  />
                ) : null}
              </div>
              <div className="absolute inset-0 bg-linear-to-t from-night/75 to-transparent to-70%" />
              <p
                data-swiper-parallax-y="-120"
                className="page absolute inset-x-0 top-[19.5rem] text-lg leading-snug text-white [transition-property:transform]"
              >
                {slide.text}
              </p>
            </div>
          ))}
        </div>
      </div>
      <h1 className="page pointer-events-none absolute inset-x-0 bottom-25 z-10 text-4xl text-white">
        Products
      </h1>
      <div className="absolute top-1/2 right-[var(--spacing-gutter)] z-10 grid -translate-y-1/2">
        {slides.map((slide, index) => (
          <button
            key={slide.src}
            type="button"
            aria-label={`Show image ${index + 1}`}
            aria-current={index === active ? "true" : undefined}
            onClick={() => move((carousel) => carousel.slideTo(index))}
            className="grid size-7 place-items-center"
          >
            <span
              className={cx("block size-2 rounded-full border border-white", index === active && "bg-white")}
            />
          </button>
        ))}
      </div>
    </section>
  );
}
