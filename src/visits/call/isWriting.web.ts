/** Whether somebody types: nothing is taken away from them. */
export const isWriting = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
