import { useEffect, useState } from "react";

// Below the top bar, in the upper half of the window.
const READING_LINE_PX = 240;

/** The last section whose top is above the reading line, or the last section at the end of the page. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const sectionIds = key.split(" ");
    const update = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = sectionIds.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE_PX;
      });
      setCurrent(isAtEnd ? sectionIds.at(-1) : (passed.at(-1) ?? sectionIds[0]));
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [key]);
  return current;
}
