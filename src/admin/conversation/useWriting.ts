import { useState } from 'react';
import { messages as texts } from '#contract/messages.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { useAddMessage } from '#src/shared/conversation/useConversation.ts';

/** The text of a message, which stays until it is sent. */
export function useWriting(id: string, resource: ResourceName, onDone: () => void) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const add = useAddMessage(id);
  const write: typeof commands.writeMessage = async (input, once) => {
    const reply = await commands.writeMessage(input, once);
    add(reply.data);
    return reply;
  };
  const command = useCommand(write, {
    invalidates: [resource],
    onDone: () => {
      setText('');
      onDone();
    },
  });
  return {
    text,
    onText: (typed: string) => {
      setText(typed);
      setEmpty(false);
    },
    problem: isEmpty ? texts.messageMissing : command.errorMessage,
    isPending: command.isPending,
    onSubmit: () => {
      const words = text.trim();
      setEmpty(words === '');
      if (words !== '' && !command.isPending) command.run({ id, text: words });
    },
  };
}
