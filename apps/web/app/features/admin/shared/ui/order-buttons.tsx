import { IconButton } from "~/ui/icon-button";

type OrderButtonsProps = {
  /** What the buttons move and remove, for screen readers. */
  name: string;
  index: number;
  count: number;
  canRemove?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Buttons that move an entry of a list earlier or later, or remove it. */
export function OrderButtons({ name, index, count, canRemove = true, onMove, onRemove }: OrderButtonsProps) {
  return (
    <>
      <IconButton
        icon="chevron-down"
        label={`Move ${name} earlier`}
        className="[&>svg]:rotate-180"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={`Move ${name} later`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon="trash" label={`Remove ${name}`} disabled={!canRemove} onClick={onRemove} />
    </>
  );
}
