import { useEffect, useState } from "react";

// Below the bar at the top, and above the middle of the window.
const READING_LINE_PX = 200;

/** The section that is being read: the last one whose top has passed the reading line, or the last at the very end. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const known = key.split(" ");
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = known.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE_PX;
      });
      setCurrent(isAtEnd ? known.at(-1) : (passed.at(-1) ?? known[0]));
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [key]);
  return current;
}
