import { createContext, type ReactNode, useContext } from 'react';

const HiddenContext = createContext(false);

interface HideableProps {
  isHidden: boolean;
  children: ReactNode;
}

/** Keeps what it hides: what came back would take the focus. Notices of forms in it are then shown elsewhere. */
export function Hideable({ isHidden, children }: HideableProps) {
  const isWithinHidden = useIsHidden();
  return (
    <div hidden={isHidden}>
      <HiddenContext value={isHidden || isWithinHidden}>{children}</HiddenContext>
    </div>
  );
}

/** Whether nobody sees what stands here. */
export function useIsHidden(): boolean {
  return useContext(HiddenContext);
}
